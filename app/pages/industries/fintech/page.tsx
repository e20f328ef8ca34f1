export default function Page() { return <main><h1>/industries/fintech</h1></main>; }
