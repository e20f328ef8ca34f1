export default function Page() { return <main><h1>/services/email/google-workspace</h1></main>; }
