# Die Regeln des Systems `marengo`, Absatz für Absatz, mit unseren eigenen Worten.

# 4: die Spielsteine
rule-marengo-4-1 = Jeder Spielstein gehört zu einer Waffengattung und hat Stärke eins, zwei oder drei. Der Gegner sieht, wo er steht, aber nicht, was er ist.
rule-marengo-4-2 = Zu Beginn des eigenen Zuges wird durchgemischt, was am selben Platz steht; was der Gegner gesehen hat, nützt ihm dann wenig. Aktive und schlafende Spielsteine bleiben dabei getrennt, offen liegende Artillerie bleibt, wie sie ist.
rule-marengo-4-3 = Jeder verlorene Stärkepunkt macht einen Spielstein um eins schwächer, die Waffengattung bleibt; mit dem letzten Punkt verlässt er das Brett.

# 5: das Brett
rule-marengo-5-1 = Ein schmaler Zugang bietet vorn einem Kämpfer Platz, ein breiter zweien. Jedes Zeichen für Infanterie, Kavallerie oder Artillerie kostet Angreifer dieser Gattung, die hier hereinkommen, einen Punkt.
rule-marengo-5-2 = Über einen unpassierbaren Zugang führt nichts, von keiner Seite: keine Bewegung, kein Angriff, kein Rückzug.
rule-marengo-5-3 = An einem Kavalleriehindernis steht Kavallerie weder im Angriff noch in der Verteidigung in der ersten Reihe, sie verfolgt nicht, und ohne Infanterie stößt sie nicht vor.
rule-marengo-5-4 = Die Zahl einer Stellung sagt, wie viele Spielsteine eine Seite dort höchstens hat, in Reserve und an den Zugängen zusammen. Die andere Seite wird für sich gezählt.
rule-marengo-5-5 = In seiner Stellung steht ein Spielstein entweder in Reserve, also in der Mitte, oder in Blockadeposition an genau einem Zugang.
rule-marengo-5-6 = Zwei Zugänge, die einander gegenüberliegen, verbinden zwei Nachbarstellungen. Es gelten die Zeichen auf der angegriffenen Seite, und die können andere sein als gegenüber.
rule-marengo-5-7 = Straßen führen nur durch die Zugänge weiter, die sie kreuzen. Beide Arten bringen weiter voran; Hauptstraßen sparen außerdem Kommandopunkte.

# 6: die Aufstellung
rule-marengo-6-4 = Die französischen Spielsteine des Anfangs werden blind verteilt: Jede bezeichnete Stellung bekommt so viele, wie sie Zeichen hat.
rule-marengo-6-5 = Verstärkungen werden gemischt, ehe sie hereinkommen; der Gegner weiß also nicht, wen er vor sich hat.
rule-marengo-6-6 = Ein Franzose der Aufstellung kann sich erst bewegen, wenn zu Beginn des französischen Zuges ein Feind nebenan steht oder er für aktiv erklärt wird: im ersten Zug einer, später je Zug zwei, sobald Österreicher eine französische Anfangsstellung betreten haben oder ab 11 Uhr. Bis dahin kann er nur einen Vorstoß blockieren und sich zurückziehen.

# 7: der Ablauf
rule-marengo-7-1 = Ein Zug hat vier Teile in fester Folge: Der zuvor angekündigte Artilleriebeschuss wird gefeuert, es wird gestürmt, es wird bewegt, neuer Beschuss wird angekündigt.
rule-marengo-7-2 = Die Schlacht dauert sechzehn Runden zu einer Stunde. In jeder zieht erst Österreich, dann Frankreich.

# 8: Bewegung
rule-marengo-8-1 = Abseits der Straße bleibt eine Bewegung in ihrer Stellung oder endet in der nächsten. Was gemeinsam an einem Platz beginnt und gemeinsam an einem Platz endet, zieht als eine Gruppe; auf der Straße ist jeder eine Gruppe für sich.
rule-marengo-8-2 = Eine Seite hat drei Kommandopunkte im Zug. Jede Gruppe, die sich bewegt, und jeder Sturmangriff verbraucht einen.
rule-marengo-8-3 = Ohne Kommandopunkt geschehen: das Blockieren eines Vorstoßes, Artilleriebeschuss, Rückzug, Bewegung auf Hauptstraßen und der Schritt zurück in Reserve, wenn gegenüber niemand mehr ist.
rule-marengo-8-4 = Niemand betritt eine Stellung, in der die eigene Seite schon alle Plätze füllt, auch nicht auf der Straße zur Durchreise.
rule-marengo-8-5 = Blockieren geht nur, solange gegenüber der Gegner ist. Hat er die Stellung verlassen, müssen auch die Blockierenden weg: ohne Kosten in die eigene Reserve oder für einen Kommandopunkt über den Zugang; wer nicht bewegt wird, geht am Ende der eigenen Bewegung von selbst zurück.
rule-marengo-8-6 = Keine Bewegung führt über einen unpassierbaren Zugang oder über einen, den der Gegner auf seiner Seite blockiert. Was blockiert ist, muss gestürmt werden.
rule-marengo-8-7 = Aus der Reserve geht es in die Reserve einer Nachbarstellung oder an einen Zugang der eigenen Stellung, um ihn zu blockieren.
rule-marengo-8-8 = Aus der Blockadeposition geht es zurück in die Reserve der eigenen Stellung oder geradeaus in die Reserve der Stellung gegenüber.
rule-marengo-8-9 = Auf der Straße kommt ein Spielstein bis zu drei Stellungen weit, eine je Schritt. Er beginnt in Reserve, bleibt auf einer durchgehenden Straße, trifft unterwegs keinen Gegner und endet in Reserve.
rule-marengo-8-10 = Durch jeden Zugang lässt eine Straße je Zug einen mit seinem ersten Schritt, danach einen mit dem zweiten, danach einen mit dem dritten, alle in dieselbe Richtung. Wer einen Schritt vergeben findet, wartet und büßt ihn ein.
rule-marengo-8-11 = Wer mit seiner ganzen Bewegung auf Hauptstraßen bleibt, braucht keinen Kommandopunkt, und das dürfen beliebig viele.
rule-marengo-8-12 = Kavallerie, die ihre Bewegung in Reserve beendet, darf zu einem Zugang mit Gegnern gegenüber aufschließen und wird gezeigt; nicht aber, wenn sie nur von einem anderen Zugang derselben Stellung zurückkam. Nach einer Straßenbewegung muss die Straße zu diesem Zugang führen; wer seine Gruppe verlässt, braucht einen eigenen Kommandopunkt, außer wenn alles auf Hauptstraßen geschieht.
rule-marengo-8-13 = Verstärkungen kommen auf der Straße: an jedem Eintritt der erste mit Schritt eins, der zweite mit Schritt zwei, der dritte mit Schritt drei, jeder mit dem, was von seinen drei Schritten übrig ist. Die Stellung muss Platz haben und frei von Gegnern sein.
rule-marengo-8-14 = Neben der Straße darf je Zug ein Österreicher über die Pontonbrücke in die Reserve der Eintrittsstellung kommen, für einen Kommandopunkt und unter denselben Bedingungen.
rule-marengo-8-15 = Welche Verstärkung zuerst kommt, wählt ihr Besitzer, und jede kann er für einen späteren Zug aufheben.
rule-marengo-8-16 = Jeder bewegt sich höchstens einmal im Zug; in welcher Folge die Gruppen ziehen, ist ihrer Seite überlassen. Kreuzen mehrere Straßen einen Zugang, hat jede ihre eigenen drei Schritte.

# 9: Vorstöße
rule-marengo-9-1 = In eine Stellung zu ziehen, die der Gegner hält, über einen Zugang, den er nicht blockiert, ist ein Vorstoß. Er gehört zur Bewegung und kostet, was sie kostet.
rule-marengo-9-2 = Wer als Gruppe über ein Kavalleriehindernis vorstößt, muss Infanterie dabeihaben, und eine davon wird gezeigt.
rule-marengo-9-3 = Auf der Straße stößt nur Kavallerie vor, und sie wird gezeigt. Ist sie auf Hauptstraßen geblieben, kostet das keinen Kommandopunkt.
rule-marengo-9-4 = Kam der Vorstoß aus der Reserve, kann der Verteidiger ihn stoppen, indem er aus der Reserve jener Stellung den Zugang blockiert. Die Angreifer bleiben dann, wo sie waren, blockieren gegenüber oder teilen sich für einen weiteren Kommandopunkt; danach ist ihre Bewegung zu Ende.
rule-marengo-9-5 = Wird der Vorstoß nicht gestoppt, ziehen sich alle Verteidiger aus der Stellung zurück, und die Angreifer rücken in ihre Reserve ein.
rule-marengo-9-6 = Kavallerie, die den Gegner auf der Straße vertrieben hat, darf ihre übrigen Schritte nutzen, auch zu einem weiteren Vorstoß.

# 10: Artilleriebeschuss
rule-marengo-10-1 = Artillerie, die einen Zugang blockiert, kann die Stellung gegenüber beschießen. Am Ende eines Zuges kündigt sie es an, zu Beginn ihres nächsten feuert sie; beides in einem Zug geht nicht.
rule-marengo-10-2 = Sich bewegen und danach ankündigen darf Artillerie im selben Zug. Im Zug, in dem sie feuert, bewegt sie sich nicht, und wer gefeuert oder angekündigt hat, stürmt nicht mit.
rule-marengo-10-3 = Ziel ist, wer gegenüber den Zugang blockiert; ist dort niemand, die Reserve jener Stellung; ist auch sie leer, nach Wahl des Schießenden ein anderer besetzter Zugang derselben Stellung.
rule-marengo-10-4 = Der Beschuss ist so stark wie die Artillerie. Der Artilleriemalus des Zugangs gegenüber zählt nur, wenn das Ziel an diesem Zugang steht.
rule-marengo-10-5 = Der Verteidiger bestimmt im Ziel einen Spielstein, der den ganzen Verlust trägt, einen Punkt je Punkt des Beschusses; was über seine Stärke geht, verpufft.
rule-marengo-10-6 = Fehlt das Ziel oder will es der Besitzer, so entfällt der angekündigte Beschuss; die Artillerie wird verdeckt und ist frei in ihrer Bewegung. Hat sie gefeuert und ist gegenüber niemand mehr, geht sie in die eigene Reserve zurück und nicht vor.
rule-marengo-10-7 = Artillerie liegt offen von der Ankündigung bis zum Ende des Zuges, in dem sie feuert. Wen sie trifft, der wird nur für den Verlust gezeigt.

# 11: Sturmangriffe
rule-marengo-11-1 = Einen Sturmangriff führen Spielsteine eines Zugangs gegen die, die ihn von der anderen Seite blockieren; einige dürfen zurückbleiben. Je Zugang gibt es höchstens einen im Zug, und jeder braucht einen Kommandopunkt.
rule-marengo-11-2 = Wer stürmt, bewegt sich im selben Zug nicht. Eine im Sturm genommene Stellung bleibt für diesen Zug allen Freunden verschlossen, die nicht mitgestürmt haben.
rule-marengo-11-3 = Nach einem gescheiterten Sturmangriff geht bis zum Ende des Zuges kein Freund mehr über diesen Zugang, selbst wenn kein Verteidiger übrig ist. Andere Wege in die Stellung bleiben offen, auch für Vorstöße, wenn keine Option es anders will.
rule-marengo-11-4 = Der Angreifer stellt einen Spielstein in die erste Reihe, am breiten Zugang einen oder zwei: nur Infanterie oder nur Kavallerie, jeder mindestens zwei stark und stärker als der Malus, der ihn trifft. Gegen ein Hindernis scheidet Kavallerie aus.
rule-marengo-11-5 = Artillerie am gestürmten Zugang darf vor dem Zusammenstoß feuern, wenn sie im letzten Zug ihres Besitzers weder angekündigt noch gefeuert hat. Jeder ihrer Punkte kostet die erste Reihe der Angreifer einen Punkt, gleich in welchem Gelände.
rule-marengo-11-6 = Auch der Verteidiger kann eine erste Reihe bilden, mit einem, am breiten Zugang mit bis zu zwei Spielsteinen, Infanterie oder Kavallerie, aber nicht beidem; er kann es auch lassen. Artillerie steht nie darin, ebenso wenig Kavallerie hinter einem Hindernis.
rule-marengo-11-7 = Jede Seite zählt zusammen, was ihre erste Reihe noch hat; der Angreifer zieht den Malus des Geländes einmal ab. Liegt Angriff weniger Verteidigung über null, siegt der Angreifer, sonst der Verteidiger.
rule-marengo-11-8 = Der Sieger verliert einen Punkt, der Verlierer einen und dazu den Unterschied. Zuerst trägt die erste Reihe, und der Gegner teilt auf; dann verteilt der Besitzer den Rest auf seine übrigen Stürmenden oder Verteidiger, und was niemand mehr tragen kann, ist vergessen.
rule-marengo-11-9 = Führte beim Verlierer keine Kavallerie und ist keiner der beiden Zugänge ein Hindernis, so darf der Sieger mit Kavallerie von hinten verfolgen: mit einer, am breiten Zugang mit bis zu zwei. Der Verlierer büßt deren Stärke ein, vermindert um den Kavalleriemalus auf seiner Seite, die Verfolger einen Punkt.
rule-marengo-11-10 = Siegt der Verteidiger, fallen die Angreifer in ihre eigene Reserve zurück. Siegt der Angreifer, räumen alle Verteidiger die Stellung, und wer von den Angreifern übrig ist, rückt in ihre Reserve ein.
rule-marengo-11-11 = Kavallerie, die eine Stellung im Sturm genommen hat, darf sofort zu jedem Zugang dort aufschließen, dem Gegner gegenüberstehen. Jeder Teil, der sich abspaltet, kostet einen Kommandopunkt.
rule-marengo-11-12 = Im Sturmangriff werden die ersten Reihen, feuernde Artillerie, Verfolger und alle gezeigt, die Verluste tragen. Ist er vorbei, sind alle wieder verdeckt.

# 12: Rückzüge
rule-marengo-12-1 = Wer durch Vorstoß oder verlorenen Sturmangriff vertrieben wird, verlässt die Stellung mit allem, was er dort hat, ohne Kommandopunkt. Geschlagene Angreifer, die in der eigenen Stellung zurückfallen, treten in diesem Sinn keinen Rückzug an.
rule-marengo-12-2 = Artillerie, die sich zurückziehen müsste, ist vernichtet.
rule-marengo-12-3 = Verlässt Infanterie die Reserve, so verliert eine davon nach Wahl des Besitzers einen Punkt. Kavallerie verlässt die Reserve ohne Verlust.
rule-marengo-12-4 = Für jeden Zugang, den Infanterie oder Kavallerie aufgibt, verliert einer der dort Blockierenden nach Wahl des Besitzers einen Punkt. Wer an seinem Zugang eben den Sturmangriff verlor, zahlt nicht noch einmal.
rule-marengo-12-5 = Der Rückzug führt in die Reserve benachbarter Stellungen, die Platz haben und keinen Gegner, nie über unpassierbare Zugänge und nie dorthin, woher der Angriff kam. Man darf getrennte Wege gehen; wer keinen Platz findet, ist vernichtet.
rule-marengo-12-6 = Wer sich zurückzieht, wird beim Aufbruch gezeigt und nach der Ankunft verdeckt.

# 13: Demoralisierung
rule-marengo-13-1 = Jeder verlorene Stärkepunkt, gleich aus welchem Grund, senkt die Moral der Armee um eins.
rule-marengo-13-2 = Bei Moral null ist eine Armee demoralisiert und bleibt es. Bricht in einer Runde nur eine Armee, gewinnt die andere zu Beginn der nächsten fünf Punkte Moral.
rule-marengo-13-3 = Eine demoralisierte Armee beginnt keinen Sturmangriff, und in der Verteidigung zählt jeder Spielstein ihrer ersten Reihe einen Punkt weniger. Artilleriebeschuss, Abwehrfeuer und Verfolgung behalten ihre Stärke.
rule-marengo-13-4 = Eine Armee, die während ihres eigenen Sturmangriffs bricht, führt ihn zu Ende. Hat das Abwehrfeuer sie gebrochen, zählt jeder, der in der ersten Reihe übrig ist, einen Punkt weniger.

# 14: Sieg
rule-marengo-14-1 = Ist nach der letzten Runde genau eine Armee demoralisiert, hat die andere Seite gewonnen.
rule-marengo-14-2 = Sind es beide oder keine, gewinnt Österreich, wenn es Stellungen mit Sternen in mindestens zwei Farben hält; sonst gewinnt Frankreich.
