export default function Page() { return <main><h1>/services/cybersecurity/monitoring</h1></main>; }
