export default function Page() { return <main><h1>/industries/gaming</h1></main>; }
