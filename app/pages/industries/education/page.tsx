export default function Page() { return <main><h1>/industries/education</h1></main>; }
