export default function Page() { return <main><h1>/services/cybersecurity/threat-protection</h1></main>; }
