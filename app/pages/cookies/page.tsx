export default function Page() { return <main><h1>/cookies</h1></main>; }
