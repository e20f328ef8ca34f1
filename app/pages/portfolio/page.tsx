export default function Page() { return <main><h1>/portfolio</h1></main>; }
