export default function Page() { return <main><h1>/services/cloud/finops</h1></main>; }
