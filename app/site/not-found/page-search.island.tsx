import { PageSearch } from "~/features/search/page-search";
import { island } from "~/lib/react/island";

export default island(PageSearch);
