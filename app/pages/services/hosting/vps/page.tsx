export default function Page() { return <main><h1>/services/hosting/vps</h1></main>; }
