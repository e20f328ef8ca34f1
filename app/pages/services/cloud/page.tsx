export default function Page() { return <main><h1>/services/cloud</h1></main>; }
