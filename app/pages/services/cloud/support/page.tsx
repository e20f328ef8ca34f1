export default function Page() { return <main><h1>/services/cloud/support</h1></main>; }
