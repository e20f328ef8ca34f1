export default function Page() { return <main><h1>/support/knowledge-base</h1></main>; }
