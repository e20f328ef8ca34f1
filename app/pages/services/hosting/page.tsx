export default function Page() { return <main><h1>/services/hosting</h1></main>; }
