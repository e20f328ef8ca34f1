export default function Page() { return <main><h1>/services/security/website-waf</h1></main>; }
