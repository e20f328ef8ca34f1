export default function Page() { return <main><h1>/services/marketing/digital-strategy</h1></main>; }
