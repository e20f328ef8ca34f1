export default function Page() { return <main><h1>/services/software-ai/ux-ui</h1></main>; }
