export default function Page() { return <main><h1>/support/announcements</h1></main>; }
