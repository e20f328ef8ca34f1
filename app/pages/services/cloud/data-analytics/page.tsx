export default function Page() { return <main><h1>/services/cloud/data-analytics</h1></main>; }
