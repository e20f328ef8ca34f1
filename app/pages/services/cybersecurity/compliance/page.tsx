export default function Page() { return <main><h1>/services/cybersecurity/compliance</h1></main>; }
