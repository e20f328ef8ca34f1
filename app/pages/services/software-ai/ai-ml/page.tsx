export default function Page() { return <main><h1>/services/software-ai/ai-ml</h1></main>; }
