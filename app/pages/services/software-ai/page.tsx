export default function Page() { return <main><h1>/services/software-ai</h1></main>; }
