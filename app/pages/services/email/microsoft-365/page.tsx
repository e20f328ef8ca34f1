export default function Page() { return <main><h1>/services/email/microsoft-365</h1></main>; }
