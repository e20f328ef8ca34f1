export default function Page() { return <main><h1>/industries/healthcare</h1></main>; }
