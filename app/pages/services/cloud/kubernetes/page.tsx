export default function Page() { return <main><h1>/services/cloud/kubernetes</h1></main>; }
