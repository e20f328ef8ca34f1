export default function Page() { return <main><h1>/services/software-ai/automation</h1></main>; }
