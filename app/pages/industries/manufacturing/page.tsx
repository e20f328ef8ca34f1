export default function Page() { return <main><h1>/industries/manufacturing</h1></main>; }
