/* Never loaded: the compiler compares here the two folders that `~/connection` can be. */
import type * as ofAccountForm from "../../app/connection/account-form";
import type * as ofAddresses from "../../app/connection/addresses";
import type * as ofEveryPage from "../../app/connection/every-page";
import type * as ofParts from "../../app/connection/parts";
import type * as ofSenders from "../../app/connection/senders";
import type * as ofTexts from "../../app/connection/texts";
import * as accountForm from "./account-form";
import * as addresses from "./addresses";
import * as everyPage from "./every-page";
import * as parts from "./parts";
import * as senders from "./senders";
import * as texts from "./texts";

accountForm satisfies typeof ofAccountForm;
addresses satisfies typeof ofAddresses;
everyPage satisfies typeof ofEveryPage;
parts satisfies typeof ofParts;
senders satisfies typeof ofSenders;
texts satisfies typeof ofTexts;
