export default function Page() { return <main><h1>/services/hosting/domains</h1></main>; }
