export default function Page() { return <main><h1>/services/security/ssl</h1></main>; }
