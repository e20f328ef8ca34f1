export default function Page() { return <main><h1>/services/cloud/well-architected</h1></main>; }
