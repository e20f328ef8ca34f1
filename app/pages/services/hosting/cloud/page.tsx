export default function Page() { return <main><h1>/services/hosting/cloud</h1></main>; }
