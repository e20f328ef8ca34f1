export default function Page() { return <main><h1>/services/email/business</h1></main>; }
