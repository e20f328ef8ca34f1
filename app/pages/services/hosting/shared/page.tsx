export default function Page() { return <main><h1>/services/hosting/shared</h1></main>; }
