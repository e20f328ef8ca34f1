export default function Page() { return <main><h1>/services/marketing</h1></main>; }
