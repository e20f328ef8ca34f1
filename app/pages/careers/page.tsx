export default function Page() { return <main><h1>/careers</h1></main>; }
