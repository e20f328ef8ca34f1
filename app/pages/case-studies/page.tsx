export default function Page() { return <main><h1>/case-studies</h1></main>; }
