export default function Page() { return <main><h1>/services/email/zoho</h1></main>; }
