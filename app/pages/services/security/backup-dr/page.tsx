export default function Page() { return <main><h1>/services/security/backup-dr</h1></main>; }
