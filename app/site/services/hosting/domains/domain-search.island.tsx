import { DomainSearch } from "~/features/domain-search/domain-search";
import { island } from "~/lib/react/island";

export default island(DomainSearch);
