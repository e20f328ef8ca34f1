export default function Page() { return <main><h1>/services/cloud/devops</h1></main>; }
