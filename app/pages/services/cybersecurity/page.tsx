export default function Page() { return <main><h1>/services/cybersecurity</h1></main>; }
