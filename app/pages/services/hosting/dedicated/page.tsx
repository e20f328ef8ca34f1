export default function Page() { return <main><h1>/services/hosting/dedicated</h1></main>; }
