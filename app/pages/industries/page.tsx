export default function Page() { return <main><h1>/industries</h1></main>; }
