export default function Page() { return <main><h1>/services/software-ai/development</h1></main>; }
