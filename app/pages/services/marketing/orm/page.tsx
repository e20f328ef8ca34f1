export default function Page() { return <main><h1>/services/marketing/orm</h1></main>; }
