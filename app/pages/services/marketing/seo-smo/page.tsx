export default function Page() { return <main><h1>/services/marketing/seo-smo</h1></main>; }
