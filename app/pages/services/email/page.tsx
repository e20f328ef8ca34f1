export default function Page() { return <main><h1>/services/email</h1></main>; }
