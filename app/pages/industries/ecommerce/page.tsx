export default function Page() { return <main><h1>/industries/ecommerce</h1></main>; }
