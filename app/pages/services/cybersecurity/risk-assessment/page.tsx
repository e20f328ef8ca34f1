export default function Page() { return <main><h1>/services/cybersecurity/risk-assessment</h1></main>; }
