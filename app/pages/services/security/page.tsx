export default function Page() { return <main><h1>/services/security</h1></main>; }
