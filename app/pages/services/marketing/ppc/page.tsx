export default function Page() { return <main><h1>/services/marketing/ppc</h1></main>; }
