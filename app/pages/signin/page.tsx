export default function Page() { return <main><h1>/signin</h1></main>; }
