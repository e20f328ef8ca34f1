export default function Page() { return <main><h1>/services/cloud/migration</h1></main>; }
