export default function Page() { return <main><h1>/services/cloud/aws</h1></main>; }
